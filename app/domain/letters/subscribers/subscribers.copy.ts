export const subscribersCopy = {
  title: 'Læsere af brevet',
  intro:
    'Alle, der får brevet på e-mail. De kan selv rette deres adresse, holde pause og afmelde det.',
  notLoaded: 'Kunne ikke hente læserne',
  none: 'Ingen læsere endnu. De tilmelder sig nederst på hver side og på siden /brev.',
  states: {
    pending: 'Har ikke bekræftet',
    active: 'Får brevet',
    paused: 'Holder pause',
    refused: 'Slået fra',
    left: 'Har afmeldt',
  },
  counts: (counts: Record<string, number>) =>
    `${counts.active ?? 0} får brevet, ${counts.pending ?? 0} har ikke bekræftet, ${counts.paused ?? 0} holder pause, ${counts.refused ?? 0} er slået fra, ${counts.left ?? 0} har afmeldt.`,
  refused: (reason: string) => `Adressen blev afvist to gange: ${reason}`,
  since: (when: string) => `Siden den ${when}`,
  remove: 'Afmeld',
  removeTitle: 'Skal læseren afmeldes?',
  removeQuestion: 'Adressen slettes, og læseren får ikke flere breve.',
  removed: 'Læseren er afmeldt',
  notRemoved: 'Kunne ikke afmelde læseren',
  reactivate: 'Slå til igen',
  reactivated: 'Adressen får brevet igen',
  notReactivated: 'Kunne ikke slå adressen til',
  download: 'Hent som CSV',
  importTitle: 'Flyt læsere hertil',
  importIntro:
    'Fra Mailchimp, Substack, Ghost eller enhver tabel med en kolonne med e-mailadresser (CSV). Vælg gerne flere filer på én gang. Ingen, der har afmeldt sig dér eller her, kommer med.',
  files: 'Filer (CSV)',
  consentLegend: 'Har læserne sagt ja?',
  stated: 'Ja, de har sagt ja til at få brevet fra mig',
  asked: 'Spørg dem alle: de får en e-mail med et link og først brevet, når de har trykket på det',
  statement:
    'Jeg indestår for, at alle i filen har sagt ja til at få mit brev på e-mail, og at jeg kan vise det.',
  import: 'Flyt læserne hertil',
  imported: (added: number) =>
    added === 1 ? '1 læser er flyttet hertil' : `${added} læsere er flyttet hertil`,
  importedMore: ({ known, gone, invalid }: { known: number; gone: number; invalid: number }) =>
    `${known} stod her i forvejen, ${gone} har afmeldt sig og kom ikke med, ${invalid} linjer har ingen adresse, en e-mailserver kan bruge.`,
  notImported: 'Kunne ikke flytte læserne',
  noColumn: 'Filen har ingen kolonne med e-mailadresser.',
  unreadable: 'Filen kan ikke læses som CSV.',
  tooMany: 'Højst 50.000 læsere ad gangen. Del filen i flere.',
}
