export const pdfFieldCopy = {
  label: 'PDF-filer',
  none: 'Ingen PDF-filer endnu.',
  add: 'Vedhæft PDF',
  choose: 'Vælg PDF',
  change: 'Vælg en anden PDF',
  openLink: 'Se den valgte PDF',
  /** The name in the URL, if the file's own name is unknown. */
  fallbackName: 'valgt.pdf',
  removeButton: 'Fjern',
  uploaded: (name: string) => `»${name}« er uploadet (klik Gem for at bruge den)`,
  willNotBeAttached: (name: string) => `»${name}« bliver ikke vedhæftet.`,
  willBeRemoved: 'PDF-filen fjernes, når du klikker Gem.',
  attached: 'PDF vedhæftet',
  encrypted: {
    title: 'PDF-filen er beskyttet',
    text: 'Læserne kan måske ikke åbne den uden adgangskode. Vil du vedhæfte den alligevel?',
    confirm: 'Vedhæft alligevel',
  },
  deleted: 'PDF slettet',
  deleteQuestion:
    'Er du sikker på, at du vil slette PDF-filen? Links til den virker så ikke længere.',
  notDeleted: 'Kunne ikke slette PDF-filen',
  uploadFailed: 'Der opstod en fejl ved upload af PDF filen.',
}
