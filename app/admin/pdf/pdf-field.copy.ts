export const pdfFieldCopy = {
  label: 'PDF-filer',
  none: 'Ingen PDF-filer endnu.',
  add: 'Vedhæft PDF',
  choose: 'Vælg PDF',
  change: 'Vælg en anden PDF',
  open: 'Se den valgte PDF',
  /** The name shown when the file's own name is unknown. */
  file: 'valgt.pdf',
  takeAway: 'Fjern',
  uploaded: (name: string) => `»${name}« er uploadet (klik Gem for at bruge den)`,
  leftOut: (name: string) => `»${name}« bliver ikke vedhæftet.`,
  removed: 'PDF-filen fjernes, når du klikker Gem.',
  added: 'PDF vedhæftet',
  locked: {
    title: 'PDF-filen er beskyttet',
    text: 'Læserne kan måske ikke åbne den uden adgangskode. Vil du vedhæfte den alligevel?',
    confirm: 'Vedhæft alligevel',
  },
  deleted: 'PDF slettet',
  deleteQuestion:
    'Er du sikker på, at du vil slette PDF-filen? Links til den virker så ikke længere.',
  notDeleted: 'Kunne ikke slette PDF-filen',
  /** docs/specification.md, "PDF links". */
  failed: 'Der opstod en fejl ved upload af PDF filen.',
}
