-- A piece of the book, the PDF of a longer one, and the sentence of a review that others may quote.
alter table bibliography add column extract text not null default '';
alter table bibliography add column extract_pdf_id text;
alter table reviews add column pull_quote text;
