import { href } from 'react-router'

export const overviewCopy = {
  shortcuts: [
    { name: 'Ny nyhed', path: href('/admin/nyheder/:id', { id: 'ny' }) },
    { name: 'Nyt arrangement', path: href('/admin/kalender/:id', { id: 'ny' }) },
    { name: 'Nye billeder', path: href('/admin/billeder') },
    { name: 'Ny salme', path: href('/admin/salmer/:id', { id: 'ny' }) },
  ],
  undescribed: (count: number) =>
    count === 1 ? 'Et billede har ingen beskrivelse' : `${count} billeder har ingen beskrivelse`,
  deadLinks: (count: number) =>
    count === 1 ? 'Et link fører ingen steder hen' : `${count} links fører ingen steder hen`,
}
