import { href } from 'react-router'

export const screenSearchCopy = {
  title: 'Søg overalt',
  found: (count: number) => (count === 0 ? 'Intet fundet.' : `${count} fundet.`),
  screen: 'Skærm',
  setting: 'Indstilling',
}

/** The settings on the screens, with the words an author may search for. */
export const settings: { name: string; path: string }[] = [
  { name: 'Skift adgangskode', path: href('/admin/konto') },
  { name: 'Totrinslogin', path: href('/admin/konto') },
  { name: 'Adgangsnøgler', path: href('/admin/konto') },
  { name: 'Logbog', path: href('/admin/drift') },
  { name: 'Farver og skrifttyper', path: href('/admin/udseende') },
  { name: 'Menuens rækkefølge', path: href('/admin/udseende') },
  { name: 'Henvendelser, brev og læsere', path: href('/admin/funktioner') },
  { name: 'Portræt og åbningsbillede', path: href('/admin/forside') },
  { name: 'Samlinger af salmer', path: href('/admin/salmer/samlinger') },
  { name: 'Google og søgemaskiner', path: href('/admin/seo') },
  { name: 'Omdirigeringer og døde links', path: href('/admin/adresser') },
  { name: 'Gendan noget slettet', path: href('/admin/papirkurv') },
  { name: 'Hent alt som én fil', path: href('/admin/sikkerhedskopi') },
]
