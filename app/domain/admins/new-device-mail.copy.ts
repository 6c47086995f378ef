/** The mail after a sign-in from a browser that has not been signed in from before. */
export function newDeviceMail({
  device,
  at,
  account,
}: {
  device: string
  at: string
  account: string
}): { subject: string; text: string } {
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
