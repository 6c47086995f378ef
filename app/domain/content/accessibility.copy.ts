const pictures = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`)

export const accessibilityCopy = {
  title: 'Tilgængelighed',
  intro:
    'Hjemmesiden skal kunne læses og bruges af alle. Her står, hvad den lever op til, og hvad der mangler.',
  standard: {
    title: 'Hvad den sigter efter',
    text: 'Retningslinjerne for tilgængeligt webindhold, WCAG 2.2, på niveau AA.',
  },
  tests: {
    title: 'Hvordan den er prøvet',
    text: 'Hver udgave af programmet, som hjemmesiden er lavet med, prøves automatisk med axe på alle slags sider, i lyst og mørkt og på telefon og computer. Kriterierne er desuden gennemgået i hånden: med tastatur alene, med 400 procents forstørrelse, med tvungne farver og med det, skærmlæsere får læst op.',
  },
  limits: {
    title: 'Det, der mangler',
    pictures: (count: number) =>
      `${pictures(count)} har ingen beskrivelse for dem, der ikke kan se.`,
    scores: (count: number) =>
      count === 1
        ? '1 hæfte med noder er en PDF, som ikke kan læses op. Teksten står på salmens side.'
        : `${count} hæfter med noder er PDF-filer, som ikke kan læses op. Teksterne står på salmernes sider.`,
    recordings: (count: number) =>
      count === 1
        ? '1 indspilning er ikke skrevet ud ord for ord. Det, der synges, står på salmens side.'
        : `${count} indspilninger er ikke skrevet ud ord for ord. Det, der synges, står på salmernes sider.`,
    talks: (count: number) =>
      count === 1
        ? '1 indspilning af et foredrag eller en oplæsning er ikke skrevet ud ord for ord.'
        : `${count} indspilninger af foredrag og oplæsning er ikke skrevet ud ord for ord.`,
    none: 'Der er ikke noget, vi ved af.',
  },
  contact: {
    title: 'Sig til',
    text: 'Er der noget, du ikke kan læse eller bruge, så skriv. Så bliver det rettet, eller du får det på en anden måde.',
    link: 'Kontakt',
  },
}
