/** Some sentences are fixed by docs/specification.md, "Front page". */
export const homeContentCopy = {
  title: 'Forside',
  intro: 'Teksterne og billederne på forsiden, og det, der står nederst på alle sider.',
  saved: 'Forsiden er opdateret!',
  notSaved: 'Der opstod en fejl',
  pictures: { title: 'Billeder', intro: 'De vises, så snart de er uploadet.' },
  groups: {
    hero: { title: 'Hero', intro: 'Det første, man ser: navnet, linjen under og de fire citater.' },
    about: { title: 'Om', intro: 'Præsentationen under billedet.' },
    facts: {
      title: 'Fakta',
      intro: 'En kort liste ved siden af præsentationen. Tomme vises ikke.',
    },
    footer: { title: 'Sidefod', intro: 'Står nederst på alle sider.' },
  },
}
