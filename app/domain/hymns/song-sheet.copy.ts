/** What the page that makes a sheet of songs says. */
export const songSheetCopy = {
  title: 'Sangark',
  intro:
    'Vælg salmer, sæt dem i rækkefølge, og udskriv dem på ét ark. Adressen husker arket, så den kan gemmes eller sendes.',
  add: 'Læg en salme på arket',
  choose: 'Vælg en salme',
  heading: 'Anledning',
  headingHint: 'F.eks. »Adventsgudstjeneste«.',
  place: 'Sted',
  date: 'Dato',
  show: 'Opdater arket',
  print: 'Udskriv',
  chosen: 'På arket',
  none: 'Der er ingen salmer på arket endnu.',
  up: (title: string) => `Flyt ${title} op`,
  down: (title: string) => `Flyt ${title} ned`,
  remove: (title: string) => `Fjern ${title}`,
  put: 'Læg på sangark',
  sheet: 'Arket',
}
