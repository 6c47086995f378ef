import { Link, useLocation } from 'react-router'
import { adminCopy, undoScreens } from '~/admin/copy/admin.copy'

export function UndoTabs() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={adminCopy.undoAndCopies}>
      <ul className="flex flex-wrap gap-x-4 border-rule border-b text-small md:gap-x-6 md:text-body">
        {undoScreens.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              className="-mb-px block border-transparent border-b-2 py-2.5 no-underline hover:underline aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
