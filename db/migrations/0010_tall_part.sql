-- The part of the opening picture that fills a phone: what it was cut around, and its files, as JSON.

alter table stored_pictures add column tall_part text;
