export interface SampleSeo {
  page_slug: string
  /** 30–60 characters. */
  meta_title: string
  /** 120–160 characters. */
  meta_description: string
}

export const sampleSeo: SampleSeo[] = [
  {
    page_slug: '/',
    meta_title: 'Johanne Lyngby, forfatter og salmedigter ved Limfjorden',
    meta_description:
      'Johanne Lyngby skriver salmer, romaner og bøger om tro og sprog, holder foredrag og maler. Læs om hende, og find nyheder, koncerter og billeder.',
  },
  {
    page_slug: '/nyheder',
    meta_title: 'Nyheder fra skrivestuen · Johanne Lyngby',
    meta_description:
      'Nye bøger, nye salmer, breve fra læsere og hilsner fra landevejen: her fortæller Johanne Lyngby, hvad der sker i og omkring skrivestuen på Mors.',
  },
  {
    page_slug: '/foredrag',
    meta_title: 'Foredrag om salmer, håb og sorg · Johanne Lyngby',
    meta_description:
      'Seks foredrag om salmer, håb, sorg, slægt og stilhed, til kirker, højskoler og foreninger. Se emnerne, og hør, hvad andre siger om aftenerne.',
  },
  {
    page_slug: '/kalender',
    meta_title: 'Kalender: koncerter og sangaftener · Johanne Lyngby',
    meta_description:
      'Her kan du møde Johanne Lyngby: åbne foredrag, salmekoncerter og sangaftener i kirker og forsamlingshuse over hele landet, med tid og sted.',
  },
  {
    page_slug: '/bibliografi',
    meta_title: 'Bøger, salmer og værkliste · Johanne Lyngby',
    meta_description:
      'Salmesamlinger, romaner, fagbøger og bestillingsværker gennem femogtyve år, med omtale, uddrag af anmeldelser og oplysning om, hvor bøgerne kan købes.',
  },
  {
    page_slug: '/samarbejder',
    meta_title: 'Samarbejder med musik, væv og sejl · Johanne Lyngby',
    meta_description:
      'Salmer på et skibsdæk, ord i en væv, vers i vinduerne og nyt liv i et gammelt orgel: samarbejder mellem Johanne Lyngby og andre kunstnere.',
  },
  {
    page_slug: '/salmer',
    meta_title: 'Salmer og sange af Johanne Lyngby',
    meta_description:
      'Læs nye danske salmer om ro, håb, kærlighed og tvivl, og find de fire samlinger, de hører til. Teksterne må frit synges ved gudstjenester.',
  },
  {
    page_slug: '/billeder',
    meta_title: 'Pressebilleder til fri brug · Johanne Lyngby',
    meta_description:
      'Malerier, akvareller, blækarbejder og collager af Johanne Lyngby i høj opløsning. Billederne må frit hentes og bruges i pressen med angivelse af navn.',
  },
  {
    page_slug: '/presse',
    meta_title: 'Presse: biografi og billeder · Johanne Lyngby',
    meta_description:
      'Pressemateriale om Johanne Lyngby: biografi i tre længder, billeder til tryk og web med kreditering, bogomslag, fakta og kontakt, samlet i én fil.',
  },
  {
    page_slug: '/kontakt',
    meta_title: 'Kontakt forfatteren · Johanne Lyngby, Mors',
    meta_description:
      'Skriv eller ring til Johanne Lyngby om foredrag, koncerter, bestilling af salmer eller noget helt fjerde. Her er e-mail, telefonnummer og bopæl.',
  },
]
