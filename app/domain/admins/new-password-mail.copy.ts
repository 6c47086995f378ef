/** The mail with the link for a new password. */
export function newPasswordMail(link: string): { subject: string; text: string } {
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
