import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useIsHydrated } from '~/ui/use-is-hydrated'

interface AdminMenuProps {
  isEditing: boolean
  onEdit: () => void
  signOut: ReactNode
}

export function AdminMenu({ isEditing, onEdit, signOut }: AdminMenuProps) {
  // Until hydration the button is disabled, since nothing would handle a click.
  const isHydrated = useIsHydrated()
  return (
    <nav
      aria-label="Administration"
      data-admin-tools
      className="no-print relative z-1 bg-leaf text-small"
    >
      <ul className="page flex flex-wrap items-center justify-end gap-x-6">
        <li className="mr-auto shrink-0">
          {isEditing ? (
            <span className="inline-block py-2.5 text-accent">Du redigerer siden</span>
          ) : (
            <button
              type="button"
              disabled={!isHydrated}
              onClick={onEdit}
              className="py-2.5 hover:underline"
            >
              Rediger siden
            </button>
          )}
        </li>
        <li className="shrink-0">
          <a
            href={href('/admin/forside')}
            className="inline-block py-2.5 no-underline hover:underline"
          >
            Dashboard
          </a>
        </li>
        <li className="shrink-0">{signOut}</li>
      </ul>
    </nav>
  )
}
