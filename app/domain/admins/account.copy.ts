export const accountCopy = {
  password: {
    saved: 'Adgangskoden er skiftet',
    notSaved: 'Kunne ikke skifte adgangskode',
    wrong: 'Adgangskoden er ikke rigtig.',
  },
  sessions: {
    signedOut: 'Stedet er logget ud',
    othersSignedOut: 'Alle andre steder er logget ud',
    notSignedOut: 'Kunne ikke logge ud',
    notLoaded: 'Kunne ikke hente listen over, hvor du er logget ind',
  },
  twoFactor: {
    isOn: 'Totrinslogin er slået til.',
    codesLeft: (count: number) =>
      count === 1
        ? 'Du har 1 genoprettelseskode tilbage.'
        : `Du har ${count} genoprettelseskoder tilbage.`,
    scan: 'Scan billedet med en app som Google Authenticator, 2FAS eller 1Password, eller skriv nøglen i den.',
    secretCopied: 'Nøglen er kopieret',
    secretNotCopied: 'Kunne ikke kopiere nøglen',
    codesIntro:
      'Gem dem et sikkert sted. Hver kode kan bruges én gang, hvis du mister telefonen. De vises ikke igen.',
    copied: 'Koderne er kopieret',
    notCopied: 'Kunne ikke kopiere koderne',
  },
  passkeys: {
    intro:
      'Log ind med fingeraftryk, ansigt eller skærmlås i stedet for adgangskode og kode. Hver enhed har sin egen nøgle.',
    password: 'Bekræft med din adgangskode',
    notCreated: 'Der blev ikke lavet nogen adgangsnøgle.',
    failed: 'Kunne ikke tilføje adgangsnøglen',
    remove: 'Fjern',
    notLoaded: 'Kunne ikke hente adgangsnøglerne',
  },
}
