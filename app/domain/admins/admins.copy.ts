/** The wording of docs/specification.md, "Signing in". */
export const signInCopy = {
  title: 'Administrator Login',
  password: 'Adgangskode',
  cancel: 'Annuller',
  forgottenWithoutMail:
    'Glemt adgangskode? Den, der passer serveren, kan lave et link til en ny adgangskode.',
  emailRequired: 'Skriv din e-mail.',
  passwordRequired: 'Skriv din adgangskode.',
  failed: 'Login fejlede',
  codeWrong: 'Koden er ikke rigtig, eller den er brugt.',
  passkeyRefused: 'Adgangsnøglen blev ikke godkendt.',
  passkeyCancelled: 'Der blev ikke brugt nogen adgangsnøgle.',
  invalid: 'Ugyldig email eller adgangskode',
  denied: {
    title: 'Adgang nægtet',
    description: 'Din konto er ikke autoriseret som administrator.',
  },
  unexpectedError: { title: 'Fejl', description: 'Der opstod en fejl under login.' },
  signedIn: { title: 'Login succesfuld', description: 'Du er nu logget ind som administrator.' },
}

export function tooManyAttemptsText(minutes: number): string {
  const wait =
    minutes < 90
      ? countText(minutes, 'minut', 'minutter')
      : countText(Math.ceil(minutes / 60), 'time', 'timer')
  return `For mange forsøg. Prøv igen om ${wait}.`
}

export const newPasswordCopy = {
  emailInvalid: 'Skriv en e-mail som navn@eksempel.dk.',
  /** Appended to 'Vis' and 'Skjul' for screen readers. */
  visibilitySuffix: ' adgangskode',
  tooShort: 'Adgangskoden skal have mindst 15 tegn.',
  tooLong: 'Adgangskoden må højst have 200 tegn.',
}

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
