export const richTextCopy = {
  toolbar: 'Formatering',
  bold: 'Fed',
  italic: 'Kursiv',
  link: 'Link',
  pdf: 'PDF',
  list: 'Punktliste',
  quote: 'Citat',
  undo: 'Fortryd',
  redo: 'Gentag',
  loading: 'Indlæser teksten …',
  notLoaded: 'Tekstfeltet kunne ikke hentes. Det, der er gemt, er der stadig.',
  again: 'Prøv igen',
  cancel: 'Annuller',
  insert: 'Indsæt',
  linkDialog: {
    title: 'Indsæt link',
    edit: 'Rediger link',
    text: 'Tekst',
    url: 'Adresse',
    urlHint: 'F.eks. https://example.dk, navn@example.dk eller /foredrag.',
    remove: 'Fjern link',
    save: 'Gem link',
    textMissing: 'Skriv den tekst, man skal klikke på.',
    urlMissing: 'Skriv adressen.',
    urlWrong: 'Adressen kan ikke bruges. Skriv f.eks. https://example.dk.',
  },
  pdfDialog: {
    title: 'Indsæt PDF',
    text: 'Tekst',
    file: 'PDF-fil',
    choose: 'Vælg PDF',
    fileHint: 'Højst 50 MB.',
    textMissing: 'Skriv den tekst, man skal klikke på.',
    fileMissing: 'Vælg en PDF-fil.',
    /** docs/specification.md, "PDF links". */
    failed: 'Der opstod en fejl ved upload af PDF filen.',
  },
}

/** What is left out of pasted text. */
export const leftOutCopy = {
  pictures: 'billeder',
  films: 'film og lyd',
  tables: 'tabeller (teksten er med)',
  colours: 'farver',
  underlines: 'understregninger',
  strikes: 'gennemstregninger',
}
