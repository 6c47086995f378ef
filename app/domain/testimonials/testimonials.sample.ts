export interface SampleTestimonial {
  name: string
  title?: string
  quote: string
  is_visible?: false
}

export const sampleTestimonials: SampleTestimonial[] = [
  {
    name: 'Karen Margrethe Vollund',
    title: 'Sognepræst',
    quote:
      'Vi havde bedt om et foredrag om salmer og fik en aften om at være menneske. Folk blev siddende, da det var forbi, og det gør de ellers ikke hos os.',
  },
  {
    name: 'Jens Ole Skyum',
    title: 'Formand for foredragsforeningen',
    quote:
      'Hun taler, så de bageste kan høre det, og så de forreste tror, det kun er til dem. 120 mennesker, ingen hostede.',
  },
  {
    name: 'Birgitte Aagreen',
    title: 'Højskolelærer',
    quote:
      'Johanne Lyngby kan få en flok tyveårige til at synge fem vers i træk og bagefter spørge, om der er et sjette.',
  },
  {
    name: 'Torkild Hauge Ranum',
    quote:
      'Jeg var egentlig bare kommet for at køre min kone. Jeg har tænkt på det med fyret hver dag siden.',
  },
  {
    name: 'Inger Lise Nørhald',
    title: 'Leder af et hospice',
    quote:
      'Personalet brugte »Ringe i vandet« som en fælles pause. Vi talte om vores egne døde, og vi talte bedre med de pårørende ugen efter.',
  },
  {
    name: 'Mads Emil Bavnhøj',
    title: 'Kirketjener',
    quote: 'Hun hjalp med at stille stolene på plads bagefter. Det er der ikke mange, der gør.',
    is_visible: false,
  },
]
