import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { collectionsPath } from '~/domain/hymns/hymns'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { registerData } from '~/domain/hymns/hymns-json-ld'
import {
  isRegister,
  type RegisterGroup,
  type RegisterLine,
  type RegisterView,
  registerPath,
  registers,
} from '~/domain/hymns/registers/registers'
import { registerCopy } from '~/domain/hymns/registers/registers.copy'
import {
  readRegister,
  registerView,
  requestedGroup,
} from '~/domain/hymns/registers/registers.server'
import { pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { redirectMissingPath } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { RegisterLinks } from '~/site/hymns/register-links'
import { BackLink } from '~/site/layout/back-link'
import { MissingPage } from '~/site/layout/missing'
import { entryAttributes, MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import type { Route } from './+types/hymn-register'

export async function loader({ context, params: { name }, request }: Route.LoaderArgs) {
  if (name === undefined) throw redirect(registerPath(registers[0]), 301)
  const { backend, visit, pageContent, readCached, addJsonLd } = pageRequest(context)
  const content = await pageContent('salmer')
  if (!isRegister(name)) {
    await redirectMissingPath(context, request)
    return data({ content, name: undefined, view: emptyView }, 404)
  }
  const url = new URL(request.url)
  const read = () => readRegister(backend, name)
  const groups = await readCached<RegisterGroup[]>(`register ${name}`, read, [])
  const view = registerView(groups, url)
  const ownPath = registerPath(name, requestedGroup(groups, url)?.id)
  const isPaged = view.part === 'group'
  visit.normalizedUrl = isPaged ? pathOfPage(ownPath, pageNumber(url)) : ownPath
  addJsonLd(registerData(backend.siteUrl, content['salmer.title'], name, view))
  return data({ content, name, view }, isPaged ? statusOf(view.lines) : 200)
}

const emptyView: RegisterView = { part: 'all', groups: [] }

export default function HymnRegister({ loaderData }: Route.ComponentProps) {
  const { name, view } = loaderData
  if (!name) return <MissingPage />
  const heading = view.part === 'group' ? view.heading : undefined
  const names = [heading?.name, registerCopy.names[name], registerCopy.title]
  return (
    <div className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead
        title={names.filter(Boolean).join(' · ')}
        description={registerCopy.descriptions[name]}
        path={registerPath(name, heading?.id)}
      />
      <BackLink to={collectionsPath} of="salmer.back" />
      <div className="mt-4 md:mt-6">
        <PageTitle title={registerCopy.names[name]} intro={registerCopy.descriptions[name]} />
      </div>
      <div className="mt-8 border-rule border-y py-2 print:hidden">
        <RegisterLinks current={name} />
      </div>
      {view.part === 'all' && (
        <>
          {view.groups.length === 0 && <p className="mt-12 text-faded">{registerCopy.none}</p>}
          {view.groups.length > 1 && (
            <nav aria-label={registerCopy.jumpTo} className="mt-6 text-small print:hidden">
              <ul className="flex flex-wrap gap-x-5">
                {view.groups.map(({ id, name }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="link inline-block py-1.5">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="mt-12 grid gap-12">
            {view.groups.map(({ id, name, lines }) => (
              <Group key={id} id={id} name={name}>
                <Lines lines={lines} />
              </Group>
            ))}
          </div>
        </>
      )}
      {view.part === 'headings' && (
        <ul className="mt-12 md:columns-2 md:gap-x-16">
          {view.headings.map(({ id, name: group, count }) => (
            <li
              key={id}
              id={id}
              className="flex break-inside-avoid scroll-mt-28 items-baseline justify-between gap-4"
            >
              <SiteLink
                to={registerPath(name, id)}
                className="min-w-0 flex-1 hyphens-auto py-1.5 no-underline hover:underline"
              >
                {group}
              </SiteLink>
              <span className="text-faded text-small">{hymnsCopy.count(count)}</span>
            </li>
          ))}
        </ul>
      )}
      {view.part === 'group' && (
        <>
          <p className="mt-6 text-small print:hidden">
            <SiteLink
              to={`${registerPath(name)}#${view.heading.id}`}
              className="link inline-block py-1.5"
            >
              {registerCopy.wholeRegister(registerCopy.names[name])}
            </SiteLink>
          </p>
          <div className="mt-10">
            <Group id={view.heading.id} name={view.heading.name}>
              <MoreList
                data={loaderData}
                selectPage={({ view }) => (view.part === 'group' ? view.lines : undefined)}
                name={view.heading.name}
              >
                {(items) => <Lines lines={items} />}
              </MoreList>
            </Group>
          </div>
        </>
      )}
    </div>
  )
}

function Group({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`${name.length > 1 ? 'rail-2' : 'rail-1'} md:grid`}>
      <h2 id={id} className="hyphens-auto scroll-mt-28">
        {name}
      </h2>
      <div className="mt-3 md:mt-0">{children}</div>
    </section>
  )
}

function Lines({ lines }: { lines: (RegisterLine & { id?: string })[] }) {
  return (
    <ul className="grid gap-y-1.5">
      {lines.map(({ id, label, title, path }) => (
        <li
          key={`${path} ${label}`}
          className="break-inside-avoid"
          {...(id && entryAttributes(id))}
        >
          <SiteLink to={path} className="inline-block py-1 no-underline hover:underline">
            {label}
            {title && <span className="text-faded"> · {title}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
