/** Some sentences are fixed by docs/specification.md, "Front page". */
export const homeContentCopy = {
  title: 'Forside',
  intro: 'Hvad der er at gøre, og forsidens tekster og billeder.',
  saved: 'Forsiden er opdateret!',
  notSaved: 'Der opstod en fejl',
  content: 'Forsidens tekster og billeder',
  groups: {
    hero: {
      id: 'aabning',
      title: 'Åbning',
      intro: 'Det første, man ser: billedet, navnet, linjen under og de fire citater.',
    },
    about: { id: 'om-mig', title: 'Om mig', intro: 'Præsentationen under billedet.' },
    facts: {
      id: 'fakta',
      title: 'Fakta',
      intro: 'En kort liste ved siden af præsentationen. Tomme vises ikke.',
    },
    footer: { id: 'sidefod', title: 'Sidefod', intro: 'Står nederst på alle sider.' },
  },
  picture: 'Billede',
  noPicture: 'Intet billede',
  filled: (count: number, all: number) => `${count} af ${all} tekster`,
}
