export const operationCopy = {
  title: 'Drift',
  intro: 'For dig eller den, der passer serveren.',
  log: {
    title: 'Logbog',
    intro: 'De seneste 100 ændringer, logins og afviste forsøg.',
    none: 'Der er ikke sket noget endnu.',
    notLoaded: 'Kunne ikke hente logbogen',
  },
}
