import { href, Link } from 'react-router'
import { AdminPage } from '~/admin/screen/admin-page'
import { UndoTabs } from '~/admin/screen/undo-tabs'
import { movingOutCopy as copy } from './moving-out.copy'

const downloads = [
  { path: href('/admin/flyt-ud/filer.zip'), name: copy.files, note: copy.filesNote },
  { path: href('/admin/flyt-ud/wordpress.xml'), name: copy.wordpress, note: copy.wordpressNote },
  {
    path: href('/admin/sikkerhedskopi/side.zip'),
    name: copy.publicSite,
    note: copy.publicSiteNote,
  },
]

export default function MovingOutScreen() {
  return (
    <AdminPage title="Flyt ud" intro={copy.intro}>
      <UndoTabs />
      <ul className="grid max-w-measure gap-8">
        {downloads.map(({ path, name, note }) => (
          <li key={path} className="grid justify-items-start gap-2">
            <a className="button" href={path} download>
              {name}
            </a>
            <span className="text-faded text-small">{note}</span>
          </li>
        ))}
        <li className="grid justify-items-start gap-2">
          <Link to={href('/admin/sikkerhedskopi')} className="button">
            Sikkerhedskopi
          </Link>
          <span className="text-faded text-small">
            Det hele, også konti og historik, til at lægge tilbage i Skrivestue.
          </span>
        </li>
      </ul>
    </AdminPage>
  )
}
