//! Macros that convert between a type of the program and its stored form, in both directions. They need fields or variants with the same
//! names in both types. Some stored forms differ, for example because they read older rows. These have conversions written by hand.

/// Converts between two structs whose fields have the same names. The types of two fields with the same name must convert into each
/// other.
macro_rules! convert_same_fields {
    ($own:ident, $stored:ident { $($field:ident),+ $(,)? }) => {
        impl From<$own> for $stored {
            fn from($own { $($field),+ }: $own) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }

        impl From<$stored> for $own {
            fn from($stored { $($field),+ }: $stored) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }
    };
}

/// Converts between two enums whose variants have the same names and no fields.
macro_rules! convert_same_variants {
    ($own:ident, $stored:ident { $($variant:ident),+ $(,)? }) => {
        impl From<$own> for $stored {
            fn from(own: $own) -> Self {
                match own { $($own::$variant => Self::$variant),+ }
            }
        }

        impl From<$stored> for $own {
            fn from(stored: $stored) -> Self {
                match stored { $($stored::$variant => Self::$variant),+ }
            }
        }
    };
}

pub(super) use {convert_same_fields, convert_same_variants};
