import { href } from 'react-router'
import { sectionList } from '~/domain/sections/sections'

const sectionScreens = sectionList
  .flatMap(({ name, screen }) => (screen ? [{ name, ...screen }] : []))
  .sort((one, other) => one.place - other.place)

/** The screens of the back-office, in the order of the sidebar (docs/specification.md, "Routes"). */
export const screens: { path: string; name: string }[] = [
  ...sectionScreens.map(({ path, name }) => ({ path, name })),
  { path: href('/admin/anbefalinger'), name: 'Anbefalinger' },
  { path: href('/admin/udseende'), name: 'Udseende' },
  { path: href('/admin/seo'), name: 'SEO' },
  { path: href('/admin/adresser'), name: 'Adresser' },
  { path: href('/admin/historik'), name: 'Historik' },
  { path: href('/admin/papirkurv'), name: 'Papirkurv' },
  { path: href('/admin/sikkerhedskopi'), name: 'Sikkerhedskopi' },
  { path: href('/admin/konto'), name: 'Konto' },
  { path: href('/admin/hjaelp'), name: 'Vejledning' },
]

export const adminCopy = {
  area: 'Administration',
  skip: 'Gå til indhold',
  menu: 'Menu',
  close: 'Luk',
  navigation: 'Administration',
  site: 'Se siden',
  onSite: 'Se på siden',
  signOut: 'Log ud',
  error: 'Fejl',
  noScript: 'Administrationen bruger JavaScript. Slå det til i din browser for at logge ind.',
  missing: {
    title: 'Siden findes ikke',
    text: 'Adressen fører ingen steder hen. Vælg et punkt i menuen.',
  },
  failed: {
    title: 'Der opstod en fejl',
    text: 'Siden kunne ikke vises. Prøv igen om lidt.',
    again: 'Prøv igen',
  },
}

/** 'Nyheder · Administration', the title of the browser tab. */
export function adminTitle(title: string): string {
  return title === adminCopy.area ? title : `${title} · ${adminCopy.area}`
}
