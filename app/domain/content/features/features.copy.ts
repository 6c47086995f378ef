export const featuresCopy = {
  title: 'Funktioner',
  intro: 'Det, siden kan mere end at blive læst. Alt er slået fra, til du slår det til.',
  saved: 'Funktionerne er gemt',
  notSaved: 'Kunne ikke gemme funktionerne.',
  unknownChoice: 'Vælg en af mulighederne.',
  wrongMonths: 'Skriv antal måneder som et tal fra 1 til 120.',
  wrongRate: 'Skriv antal breve i minuttet som et tal fra 1 til 99999.',
  off: 'Slået fra',
  on: 'Slået til',
  enquiries: {
    title: 'Henvendelser',
    intro:
      'En formular på dine foredrag og arrangementer. Det, der bliver skrevet, ligger under »Henvendelser«, og du får det også som e-mail.',
  },
  enquiriesField: 'Formular på foredrag og arrangementer',
  contactForm: 'Formular på siden Kontakt',
  months: 'Slet en henvendelse efter',
  monthsHint: 'Måneder efter den sidste ændring.',
  spamWords: 'Ord, der vækker mistanke',
  spamWordsHint:
    'Et ord eller en vending på hver linje. En henvendelse med et af dem ligger under »Mistænkt«.',
  letter: {
    title: 'Brev',
    intro: 'Læserne kan skrive sig op til et brev fra dig, og du kan skrive det her.',
  },
  letterField: 'Brev til læserne',
  letterRate: 'Breve i minuttet',
  letterRateHint:
    'Mange e-mailservere tager højst 60 til 100 breve i minuttet. Spørg dit webhotel.',
  readers: {
    title: 'Læsere',
    intro: 'Siden tæller, hvad der bliver læst, uden cookies og uden at gemme, hvem der læser.',
  },
  privacy: {
    title: 'Privatliv',
    intro: 'Siden Privatliv skriver selv, hvad der gemmes. Her kan du føje noget til.',
  },
  privacyField: 'Tilføj til siden Privatliv',
  readersField: 'Tæl, hvad der bliver læst',
  readersBeacon: 'Tæl i læserens browser',
  readersBeaconHint:
    'Kun hvis et CDN står foran siden og svarer for den. Så tæller siden det, browserne har vist.',
  readersMail: 'En e-mail den første i hver måned',
  accessibility: {
    title: 'Tilgængelighed',
    intro:
      'En side om, hvor godt hjemmesiden kan bruges af alle: hvad den lever op til, hvordan den er prøvet, og hvad der mangler. Siden tæller selv det, der mangler. Den står nederst på alle sider.',
  },
  accessibilityField: 'Vis siden om tilgængelighed',
}

/** The words that spam has and real enquiries lack, with which a site begins. */
export const firstSpamWords = `SEO
backlink
backlinks
guest post
google ranking
first page of google
website traffic
web design services
lead generation
bitcoin
crypto
kryptovaluta
forex
casino
viagra
cialis
payday loan
hurtiglån
business loan
web developer
web development
social media followers
unsubscribe
telegram
whatsapp
investment opportunity
work from home
explainer video
email list
domain authority`
