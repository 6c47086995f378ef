export const privacyCopy = {
  history: 'Historik og papirkurv',
  person: {
    intro:
      'Skriver en læser, at du skal finde, udlevere eller slette det, du har om hende, så søg på e-mailadressen eller navnet.',
    label: 'E-mailadresse eller navn',
    none: 'Der er ikke gemt noget under det.',
    download: 'Hent som fil',
    erase: (email: string) => `Slet alt om ${email}`,
    eraseText:
      'Det slettes for altid, også i historik og papirkurv, og igen, hvis en ældre sikkerhedskopi lægges ind. Det, der står under »Historik og papirkurv«, retter du selv.',
    confirm: 'Slet for altid',
    erased: 'Alt under adressen er slettet',
    notErased: 'Kunne ikke slette',
    notLoaded: 'Kunne ikke søge',
  },
}
