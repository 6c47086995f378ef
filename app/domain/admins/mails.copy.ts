interface MailText {
  subject: string
  text: string
}

export type AccountChange =
  | { kind: 'password' | 'two-factor-on' | 'two-factor-off' | 'all-passkeys-removed' }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }

export function accountChangeMail(change: AccountChange, at: string, account: string): MailText {
  const what = changeText(change)
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

function changeText(change: AccountChange): string {
  switch (change.kind) {
    case 'password':
      return 'Adgangskoden er skiftet'
    case 'two-factor-on':
      return 'Totrinslogin er slået til'
    case 'two-factor-off':
      return 'Totrinslogin er slået fra'
    case 'passkey-added':
      return `Adgangsnøglen »${change.name}« er tilføjet`
    case 'passkey-removed':
      return `Adgangsnøglen »${change.name}« er fjernet`
    case 'all-passkeys-removed':
      return 'Alle adgangsnøgler er fjernet'
  }
}

export function newDeviceMail(device: string, at: string, account: string): MailText {
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

export function newPasswordMail(link: string): MailText {
  return {
    subject: 'Ny adgangskode til din hjemmeside',
    text: `Hej

Nogen, forhåbentlig du, har bedt om en ny adgangskode til din hjemmesides administration.
Vælg den her inden for en time:

${link}

Har du ikke bedt om det, skal du ikke gøre noget: din adgangskode er den samme som før.
`,
  }
}
