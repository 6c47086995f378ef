import { line, paragraph, type Section } from './section'

export const lettersSection = {
  name: 'Brev',
  needsContent: 'everywhere',
  sitemap: null,
  share: { title: 'brev.title' },
  screen: '/admin/brev',
  noun: 'letters',
  texts: {
    'brev.title': line('Overskrift', 'Brev til læserne'),
    'brev.intro': paragraph('Indledning', 'Et brev, når der er nyt om bøger, salmer og foredrag.'),
    'brev.footer': line('Over feltet nederst på hver side', 'Få brevet på e-mail'),
    'brev.consent': line(
      'Samtykket, der står ved feltet',
      'Jeg siger ja til at få brevet på e-mail. Jeg kan altid afmelde det med et link i brevet.',
    ),
    'brev.submit': line('Knappen', 'Tilmeld mig'),
    'brev.earlier': line('Overskrift over tidligere breve', 'Tidligere breve'),
    'brev.empty': line('Når der ingen breve er', 'Det første brev er ikke sendt endnu.'),
    'brev.back': line('Vejen tilbage', 'Alle breve'),
    'brev.follow': line('Linket til brevene som feed', 'Følg brevene (RSS)'),
    'brev.not_found': line('Når brevet ikke findes', 'Brevet findes ikke'),
    'soeg.letters': line('Overskrift over breve', 'Breve'),
  },
} as const satisfies Section
