import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/form/confirm-button'
import { Badge, ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { RowButton } from '~/admin/list/row-buttons'
import type { DeadLink } from '~/domain/redirects/dead-links.server'
import type { MissingPath } from '~/domain/redirects/missing-paths.server'
import { redirectsCopy as text } from '~/domain/redirects/redirects.copy'
import type { ListedRedirect } from '~/domain/redirects/redirects.server'
import type { Listing } from '~/http/listing'
import { Button } from '~/ui/button'

export const lists = { missing: 'savnede', redirects: 'videre', dead: 'doede' } as const

interface MissingPathsProps {
  missing: Listing<MissingPath>
  onRedirect: (path: string) => void
  onDismiss: (path: string) => void
}

export function MissingPaths({ missing, onRedirect, onDismiss }: MissingPathsProps) {
  return (
    <ListSection title={text.missingTitle} intro={text.missingIntro}>
      <ResourceList list={missing} name={lists.missing} empty={text.noneMissing}>
        {({ path, times, lastDay }) => (
          <ResourceRow
            key={path}
            title={<Path>{path}</Path>}
            detail={text.times(times, lastDay)}
            actions={
              <>
                <Button
                  className="button-quiet"
                  aria-label={text.redirectFrom(path)}
                  onClick={() => onRedirect(path)}
                >
                  {text.redirectTo}
                </Button>
                <RowButton label={text.dismiss} name={path} onClick={() => onDismiss(path)} />
              </>
            }
          />
        )}
      </ResourceList>
    </ListSection>
  )
}

interface RedirectsProps {
  redirects: Listing<ListedRedirect>
  onRemove: (id: string) => void
}

export function Redirects({ redirects, onRemove }: RedirectsProps) {
  return (
    <ListSection title={text.redirectsTitle} intro={text.redirectsIntro}>
      <ResourceList list={redirects} name={lists.redirects} empty={text.noRedirects}>
        {({ id, path, target, targetExists }) => (
          <ResourceRow
            key={id}
            title={<Path>{path}</Path>}
            badges={!targetExists && <Badge>{text.broken}</Badge>}
            detail={<Path>{text.leadsTo(target)}</Path>}
            actions={
              <ConfirmButton
                label={text.removeFrom(path)}
                title={text.removeTitle}
                text={text.removeQuestion}
                confirm={text.remove}
                className="button-quiet"
                onConfirm={() => onRemove(id)}
              >
                {text.remove}
              </ConfirmButton>
            }
          />
        )}
      </ResourceList>
    </ListSection>
  )
}

export function DeadLinks({ dead }: { dead: Listing<DeadLink> }) {
  return (
    <ListSection title={text.deadTitle} intro={text.deadIntro}>
      <ResourceList list={dead} name={lists.dead} empty={text.noDeadLinks}>
        {({ id, text: linkText, url, source, editPath }) => (
          <ResourceRow
            key={id}
            title={source}
            detail={
              <>
                »{linkText}« · <Path>{url}</Path>
              </>
            }
            actions={
              <Link to={editPath} className="button-quiet" aria-label={text.editIn(source)}>
                {text.edit}
              </Link>
            }
          />
        )}
      </ResourceList>
    </ListSection>
  )
}

function Path({ children }: { children: ReactNode }) {
  return <span className="break-all">{children}</span>
}

function ListSection({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <section className="grid gap-2" aria-label={title}>
      <h2 className="text-heading">{title}</h2>
      <p className="mb-2 max-w-measure text-faded text-small">{intro}</p>
      {children}
    </section>
  )
}
