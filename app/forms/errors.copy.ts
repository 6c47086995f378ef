export const errorCopy = {
  missing: 'Det findes ikke længere. Måske er det slettet i et andet vindue.',
  outdated: 'Der er gemt en nyere udgave i mellemtiden.',
  taken: 'Adressen er allerede i brug. Vælg en anden.',
  'taken-in-trash':
    'Adressen hører til noget i papirkurven. Vælg en anden, eller slet det dér for altid.',
  past: 'Det tidspunkt er gået. Vælg et senere, eller vælg »Udgivet«.',
  'domain-silent': 'Domænet svarer ikke, som det skal.',
  'domain-outdated': 'Domænet viser ikke det, der er gemt her.',
  elsewhere: 'Vælg en adresse på din egen hjemmeside, f.eks. /foredrag.',
  'target-missing': 'Der er ingen side på den adresse.',
  'target-redirects': 'Den adresse sendes selv videre. Vælg den side, den ender på.',
  'disk-full':
    'Der er ikke mere plads på serveren. Slet noget, du kan undvære, eller få givet den mere plads.',
  'data-lost': 'Serveren kan ikke finde sine data. Intet gemmes, før de er tilbage.',
  'database-away': 'Databasen svarer ikke lige nu. Prøv igen om lidt.',
  'files-away': 'Lageret med filer svarer ikke lige nu. Prøv igen om lidt.',
  busy: 'Der er travlt lige nu. Prøv igen om et øjeblik.',
  'backing-up': 'Der bliver allerede taget en kopi. Prøv igen om lidt.',
  'code-wrong': 'Koden er ikke rigtig. Skriv den, appen viser lige nu.',
  'setup-over': 'Det tog for lang tid. Begynd forfra.',
  'passkey-refused': 'Adgangsnøglen kunne ikke godkendes. Prøv igen.',
  'passkeys-full': 'Du har 10 adgangsnøgler. Fjern en, før du tilføjer en ny.',
  'password-common':
    'Den adgangskode gættes let. Vælg hellere en sætning, som kun du ville finde på.',
  'password-repeated': 'Adgangskoden gentager sig selv. Vælg hellere en hel sætning.',
  'password-email': 'Adgangskoden må ikke ligne din e-mail.',
  'password-name': 'Adgangskoden må ikke være lavet af dit eller sidens navn.',
  'changed-since': 'Der er rettet i det siden, så det kan ikke fortrydes på den måde længere.',
  'slug-taken': 'Adressen bruges nu af noget andet. Giv det en anden adresse, og prøv igen.',
  'owner-missing': 'Det, det hører til, er selv slettet. Gendan det først.',
  'constraint-violated': 'Der er kommet noget andet på dets plads. Fjern det, og prøv igen.',
  'files-gone': 'Billedet eller filen fra dengang findes ikke længere.',
  'page-there': 'Der er allerede en side på den adresse.',
}

export type ErrorCode = keyof typeof errorCopy
