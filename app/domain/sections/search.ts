import { line, paragraph, type Section } from './section'

export const searchSection = {
  name: 'Søg',
  sitemap: null,
  share: null,
  screen: null,
  texts: {
    'soeg.title': line('Overskrift', 'Søg'),
    'soeg.hint': paragraph(
      'Når der ikke er søgt endnu',
      'Søg i nyheder, foredrag, bøger, anmeldelser, salmer, arrangementer og samarbejder. Et enkelt ord er nok, og begyndelsen af et ord kan også bruges.',
    ),
    'soeg.none': line('Når intet er fundet', 'Der blev ikke fundet noget.'),
    'soeg.try': paragraph(
      'Råd, når intet er fundet',
      'Prøv med færre eller kortere ord, eller med ordets begyndelse: »salme« finder også salmebogen og salmedigteren.',
    ),
    'soeg.ways_on': line('Over vejene videre, når intet er fundet', 'Gå videre'),
    'soeg.misspelt': line(
      'Når et ord nok er stavet forkert',
      'Intet passede helt. Her er det, der ligner mest.',
    ),
    'soeg.some': line(
      'Når kun nogle af ordene er fundet',
      'Intet indeholder alle ordene. Her er det, der indeholder nogle af dem.',
    ),
    'soeg.everything': line('Filter for alt', 'Alt'),
    'soeg.more': line('Linket til resten af en gruppe', 'Vis alle'),
    'soeg.past': line('Mærket på et arrangement, der har været', 'Har været'),
  },
} as const satisfies Section
