/** `name` is that of a passkey. */
export interface AccountChange {
  kind: keyof ReturnType<typeof changeTexts>
  name?: string
}

export function accountChangeMail(change: AccountChange, at: string, account: string) {
  const what = changeTexts(change.name)[change.kind]
  return {
    subject: `${what} på din hjemmeside`,
    text: `Hej

${what} på din hjemmesides administration ${at}.

Var det dig, skal du ikke gøre noget. Var det ikke dig, så log alle andre steder ud og skift din
adgangskode her:

${account}

Kan du ikke logge ind, så vælg »Glemt adgangskode?« ved login, eller sig det til den, der passer
serveren.
`,
  }
}

const changeTexts = (name?: string) => ({
  password: 'Adgangskoden er skiftet',
  'two-factor-on': 'Totrinslogin er slået til',
  'two-factor-off': 'Totrinslogin er slået fra',
  'codes-renewed': 'Der er lavet nye genoprettelseskoder',
  'code-used': 'En genoprettelseskode er brugt til at logge ind',
  'passkey-added': `Adgangsnøglen »${name}« er tilføjet`,
  'passkey-removed': `Adgangsnøglen »${name}« er fjernet`,
  'all-passkeys-removed': 'Alle adgangsnøgler er fjernet',
})

export function newDeviceMail(device: string, at: string, account: string) {
  return {
    subject: 'Nyt login på din hjemmeside',
    text: `Hej

Der er logget ind på din hjemmesides administration fra en ny enhed:

${device}, ${at}

Var det dig, skal du ikke gøre noget. Var det ikke dig, så log enheden ud og skift din
adgangskode her:

${account}
`,
  }
}

export function newPasswordMail(link: string) {
  return {
    subject: 'Ny adgangskode til din hjemmeside',
    text: `Hej

Nogen, forhåbentlig du, har bedt om en ny adgangskode til din hjemmesides administration.
Vælg den her inden for en time:

${link}

Har du adgangsnøgler, virker de stadig. Kender du ikke dem alle, så fjern de andre under Konto,
når du er logget ind.

Har du ikke bedt om det, skal du ikke gøre noget: din adgangskode er den samme som før.
`,
  }
}
