import type { RegisterName } from './registers'

export const registerCopy = {
  all: 'Registre',
  /** Read aloud, where a tab has the same name. */
  register: 'register',
  title: 'Salmeregister',
  jumpTo: 'Spring til',
  wholeRegister: (register: string) => `Hele registret: ${register}`,
  none: 'Der er ingen salmer i dette register endnu.',
  names: {
    'foerste-linjer': 'Første linjer',
    temaer: 'Temaer',
    skriftsteder: 'Skriftsteder',
    kirkeaaret: 'Kirkeåret',
    anledninger: 'Anledninger',
    samlinger: 'Samlinger',
  } satisfies Record<RegisterName, string>,
  descriptions: {
    'foerste-linjer': 'Alle salmer efter deres første linje.',
    temaer: 'Alle salmer efter tema.',
    skriftsteder: 'Alle salmer efter skriftsted, i Bibelens orden.',
    kirkeaaret: 'Alle salmer efter kirkeårets søn- og helligdage.',
    anledninger: 'Alle salmer efter anledning.',
    samlinger: 'Alle salmer efter den samling, de står i.',
  } satisfies Record<RegisterName, string>,
}

export const registerTitle = (name: RegisterName) =>
  `${registerCopy.title}: ${registerCopy.names[name]}`
