import { data, redirect } from 'react-router'
import { pageContent } from '~/domain/content/page-content.server'
import { collectionsPath } from '~/domain/hymns/hymns'
import { isRegister, type RegisterGroup, registerPath, registers } from '~/domain/hymns/registers'
import { registerCopy } from '~/domain/hymns/registers.copy'
import { registerOf } from '~/domain/hymns/registers.server'
import { registerData } from '~/domain/hymns/registers-json-ld'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/json-ld.server'
import { readWithFallback, visitContext } from '~/platform/visit.server'
import { BackLink } from '~/site/back-link'
import { Content } from '~/site/content'
import { MissingPage } from '~/site/missing-page'
import { PageHead } from '~/site/page-head'
import { PageTitle } from '~/site/page-title'
import { RegisterLinks } from '~/site/register-links'
import { SiteLink } from '~/site/site-link'
import type { Route } from './+types/hymn-register'
import { redirectLostPath } from './lost-path.server'

export async function loader({ context, params: { name }, request }: Route.LoaderArgs) {
  if (name === undefined) throw redirect(registerPath(registers[0]), 301)
  const backend = context.get(backendContext)
  const content = await pageContent(context, 'salmer')
  const isCertain = context.get(visitContext).complete
  if (!isRegister(name)) {
    await redirectLostPath(context, request)
    return data({ content, isCertain, name: undefined, groups: [] }, 404)
  }
  const groups: RegisterGroup[] = await readWithFallback(
    context,
    () => registerOf(backend, name),
    [],
  )
  addJsonLd(context, registerData(backend.siteUrl, content['salmer.title'], name, groups))
  return { content, isCertain, name, groups }
}

export default function HymnRegister({ loaderData }: Route.ComponentProps) {
  const { name, groups, isCertain } = loaderData
  if (!name) return <MissingPage isCertain={isCertain} />
  return (
    <div className="page py-10 md:py-14">
      <PageHead
        title={`${registerCopy.names[name]} · ${registerCopy.title}`}
        description={registerCopy.descriptions[name]}
        path={registerPath(name)}
      />
      <BackLink to={collectionsPath}>
        <Content of="salmer.back" />
      </BackLink>
      <div className="mt-6">
        <PageTitle intro={registerCopy.descriptions[name]}>{registerCopy.names[name]}</PageTitle>
      </div>
      <div className="mt-8 border-rule border-y py-2 print:hidden">
        <RegisterLinks current={name} />
      </div>
      {groups.length === 0 && <p className="mt-12 text-faded">{registerCopy.none}</p>}
      {groups.length > 1 && <Parts groups={groups} />}
      <div className="mt-12 grid gap-12">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </div>
  )
}

/** A long register is not scrolled through. */
function Parts({ groups }: { groups: RegisterGroup[] }) {
  return (
    <nav aria-label={registerCopy.parts} className="mt-6 text-small print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-block py-1.5">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group: { id, name, lines } }: { group: RegisterGroup }) {
  return (
    <section
      aria-labelledby={id}
      className="md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-12"
    >
      <h2 id={id} className="hyphens-auto scroll-mt-28 text-lead">
        {name}
      </h2>
      <ul className="mt-3 border-rule border-b md:mt-0">
        {lines.map(({ words, title, path }) => (
          <li key={`${path} ${words}`} className="break-inside-avoid border-rule border-t py-2.5">
            <SiteLink to={path} className="no-underline hover:underline">
              {words}
              {title && <span className="text-faded"> · {title}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
