import { href } from 'react-router'

const homeScreen = href('/admin/forside')

export const welcomeCopy = {
  title: 'Velkommen',
  intro: 'Nogle små skridt, så er siden din. De krydses af, når du har gjort dem.',
  allDone: 'Alt er gjort. Siden er din.',
  done: 'Gjort:',
  notDone: 'Mangler:',
  hide: 'Skjul',
  show: 'Vis de første skridt',
  guide: 'Læs vejledningen',
  hidden: 'De første skridt er skjult',
  shown: 'De første skridt vises igen',
  next: (title: string) => `Næste: ${title}`,
  notToggled: 'Kunne ikke ændre visningen',
  steps: {
    name: {
      title: 'Skriv dit navn',
      text: 'Det står øverst på forsiden og i sidehovedet på alle sider.',
      href: `${homeScreen}#field-hero.name`,
    },
    opening: {
      title: 'Vælg et åbningsbillede',
      text: 'Det store billede øverst på forsiden.',
      href: `${homeScreen}#aabning`,
    },
    portrait: {
      title: 'Vælg et portræt',
      text: 'Det står ved teksten om dig.',
      href: `${homeScreen}#om-mig`,
    },
    texts: {
      title: 'Skriv om dig selv',
      text: 'Et afsnit er nok til at begynde med.',
      href: `${homeScreen}#field-about.paragraph1`,
    },
    look: {
      title: 'Vælg et udseende',
      text: 'Skrift, farver og forsidens åbning, der passer sammen.',
      href: href('/admin/udseende'),
    },
    contact: {
      title: 'Skriv din e-mail eller telefon',
      text: 'Så arrangører kan få fat i dig.',
      href: href('/admin/kontakt'),
    },
    event: {
      title: 'Sæt et arrangement i kalenderen',
      text: 'Et foredrag, en koncert, en sangaften.',
      href: href('/admin/kalender/:id', { id: 'ny' }),
    },
    sample: {
      title: 'Fjern eksempelindholdet',
      text: 'Det, du selv har skrevet eller rettet i, bliver stående.',
      href: `${homeScreen}#eksempelindhold`,
    },
  },
}
