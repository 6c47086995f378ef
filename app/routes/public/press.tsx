import { data } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import { contentLinks } from '~/domain/content/content-links.server'
import { pressCopy } from '~/domain/press/press.copy'
import { pressArchive } from '~/domain/press/press-archive.server'
import { pressData } from '~/domain/press/press-json-ld'
import type { Fact } from '~/domain/press/press-kit'
import {
  coversPage,
  emptyPressKit,
  imagesOfPage,
  type PublicBiography,
  pressKit,
  publicBiographies,
} from '~/domain/press/press-kit.server'
import { withLinks } from '~/http/linked-text.server'
import { pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { pageRequest } from '~/routes/public/page-request.server'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { ProfileList } from '~/site/layout/profile-list'
import { Section } from '~/site/layout/section'
import { useSiteData } from '~/site/layout/site-data'
import { ContactCard } from '~/site/press/contact-card'
import { CoverList, PressPictures } from '~/site/press/press-pictures'
import { Content, useContent, WrappedContent } from '~/site/text/content'
import { CopyText } from '~/site/text/copy-text'
import type { Route } from './+types/press'

const coverParameter = 'omslag'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, read, addJsonLd } = pageRequest(context)
  const number = pageNumber(request.url, coverParameter)
  visit.normalizedUrl = pathOfPage('/presse', number, coverParameter)
  const kit = await read(() => pressKit(backend), emptyPressKit)
  const { name, facts, contact } = kit
  const biographies = await read(() => publicBiographies(backend, kit.content), [])
  const content = { ...kit.content }
  // The page shows these texts from `biographies`. Their keys are listed so that empty ones are editable.
  for (const { key } of biographies) content[key] = ''
  const biography = biographies[0]?.text ?? ''
  addJsonLd(pressData(backend.siteUrl, { title: content['presse.title'], biography }))
  const covers = coversPage(kit, number)
  const pageData = {
    content,
    linkedContent: contentLinks(content),
    biographies,
    name,
    facts,
    images: imagesOfPage(kit),
    covers,
    contact: withLinks(contact, 'location'),
    archive: pressArchive(kit),
  }
  return data(pageData, statusOf(covers))
}

export default function Press({ loaderData }: Route.ComponentProps) {
  const { content, biographies, name, facts, images, covers, contact, archive } = loaderData
  const { email, phone, location } = contact
  const { profiles } = useSiteData()
  const has = {
    biografi: biographies.length > 0,
    billeder: images.images.length > 0,
    omslag: covers.items.length > 0 || covers.isPastEnd === true,
    fakta: facts.length > 0,
    kontakt: Boolean(email || phone || location),
  }
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['presse.title']}
        description={biographies[0]?.text ?? content['presse.intro']}
        path="/presse"
        type="profile"
      />
      <PageTitle title={<Content of="presse.title" />} intro={<Content of="presse.intro" />} />
      <PressParts has={has} />
      {archive && (
        <p className="no-print mt-6">
          <a href={archive.url} download rel="nofollow" className="button">
            <Content of="presse.all" />{' '}
            <span className="text-faded">{pressCopy.zip(archive.size)}</span>
          </a>
        </p>
      )}
      <div className="mt-16 grid grid-cols-1 gap-16 md:mt-20 md:gap-20 print:mt-8 print:gap-8">
        {has.biografi && <PressBiography biographies={biographies} />}
        {has.billeder && <PressPictures {...images} name={name} />}
        {has.omslag && (
          <Section id="omslag-titel" title="presse.covers_title" anchor="omslag">
            <div className="mt-8">
              <MoreList
                data={loaderData}
                selectPage={(page) => page.covers}
                parameter={coverParameter}
                anchor="omslag"
                name={content['presse.covers_title']}
              >
                {(items) => <CoverList covers={items} />}
              </MoreList>
            </div>
          </Section>
        )}
        <div className="rail-2 grid gap-y-16 print:break-inside-avoid">
          {has.fakta && <PressFacts facts={facts} />}
          {has.kontakt && (
            <Section id="kontakt-titel" title="presse.contact_title" anchor="kontakt">
              <div className="mt-6">
                <ContactCard info={contact} />
              </div>
            </Section>
          )}
          {profiles && <ProfileList profiles={profiles} />}
        </div>
      </div>
    </div>
  )
}

const titles = {
  biografi: 'presse.biography_title',
  billeder: 'presse.pictures_title',
  omslag: 'presse.covers_title',
  fakta: 'presse.facts_title',
  kontakt: 'presse.contact_title',
} as const satisfies Record<string, ContentKey>

type Part = keyof typeof titles

function PressParts({ has }: { has: Record<Part, boolean> }) {
  const parts = (Object.keys(titles) as Part[]).filter((part) => has[part])
  if (parts.length < 2) return null
  return (
    <nav aria-label={pressCopy.onThisPage} className="mt-6 text-small">
      <ul className="flex flex-wrap gap-x-3 max-md:justify-between md:gap-x-6">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className="choice">
              <Content of={titles[part]} />
              <span className="sr-only"> {pressCopy.here}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PressBiography({ biographies }: { biographies: PublicBiography[] }) {
  const content = useContent()
  return (
    <Section id="biografi-titel" title="presse.biography_title" anchor="biografi">
      {biographies.map(({ key, name, text, html }, index) => (
        <CopyText
          key={key}
          title={<Content of={name} />}
          textName={content[name] ?? ''}
          text={text}
          html={html}
          isFolded={index > 0}
          wrap={(shown) => <WrappedContent of={key}>{shown}</WrappedContent>}
        />
      ))}
    </Section>
  )
}

function PressFacts({ facts }: { facts: Fact[] }) {
  const isOwn = Boolean(useContent()['presse.facts'])
  const list = (
    <ul className="mt-6 border-rule border-t text-small">
      {facts.map(({ name, value }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice
          key={index}
          className="grid gap-x-4 border-rule border-b py-2.5 md:grid-cols-[9rem_1fr]"
        >
          {name && (
            <>
              <span className="label hyphens-auto">{name}</span>
              <span className="sr-only">: </span>
            </>
          )}
          <span className={name ? '' : 'md:col-span-2'}>{value}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <Section id="fakta-titel" title="presse.facts_title" anchor="fakta">
      {/* Facts of the front page are edited there. */}
      {isOwn ? <WrappedContent of="presse.facts">{list}</WrappedContent> : list}
    </Section>
  )
}
