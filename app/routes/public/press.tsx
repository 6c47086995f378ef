import { contentLinks } from '~/domain/content/content-links.server'
import { pressCopy } from '~/domain/press/press.copy'
import { pressArchive } from '~/domain/press/press-archive.server'
import { pressData } from '~/domain/press/press-json-ld'
import { biographies } from '~/domain/press/press-kit'
import { emptyPressKit, pressKit, shownImages } from '~/domain/press/press-kit.server'
import { withLinks } from '~/http/linked-text.server'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { ContactCard } from '~/site/press/contact-card'
import { PressBiography } from '~/site/press/press-biography'
import { PressFacts } from '~/site/press/press-facts'
import { PressCovers, PressImages } from '~/site/press/press-images'
import { PressParts } from '~/site/press/press-parts'
import { Content } from '~/site/text/content'
import type { Route } from './+types/press'

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const kit = await readWithFallback(context, () => pressKit(backend), emptyPressKit)
  const { content, name, facts, contact } = kit
  const [biography = ''] = biographies.map(({ text }) => content[text]).filter(Boolean)
  addJsonLd(context, pressData(backend.siteUrl, { title: content['presse.title'], biography }))
  return {
    content,
    linkedContent: contentLinks(content),
    biography,
    name,
    facts,
    shown: shownImages(kit),
    contact: withLinks(contact, 'location'),
    archive: pressArchive(kit),
  }
}

export default function Press({ loaderData }: Route.ComponentProps) {
  const { content, biography, name, facts, shown, contact, archive } = loaderData
  const { email, phone, location } = contact
  const has = {
    biografi: biography !== '',
    billeder: shown.images.length > 0,
    omslag: shown.covers.length > 0,
    fakta: facts.length > 0,
    kontakt: Boolean(email || phone || location),
  }
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['presse.title']}
        description={biography || content['presse.intro']}
        path="/presse"
        type="profile"
      />
      <PageTitle intro={<Content of="presse.intro" />}>
        <Content of="presse.title" />
      </PageTitle>
      <PressParts has={has} />
      {archive && (
        <p className="no-print mt-6">
          <a href={archive.url} download rel="nofollow" className="button">
            <Content of="presse.all" />{' '}
            <span className="text-faded">{pressCopy.zip(archive.size)}</span>
          </a>
        </p>
      )}
      <div className="mt-16 grid gap-16 md:mt-20 md:gap-20 print:mt-8 print:gap-8">
        {has.biografi && <PressBiography />}
        {has.billeder && <PressImages {...shown} name={name} />}
        {has.omslag && <PressCovers covers={shown.covers} />}
        <div className="rail-2 grid gap-y-16">
          {has.fakta && <PressFacts facts={facts} />}
          {has.kontakt && (
            <section id="kontakt" aria-labelledby="kontakt-titel" className="scroll-mt-28">
              <h2 id="kontakt-titel">
                <Content of="presse.contact_title" />
              </h2>
              <div className="mt-6">
                <ContactCard info={contact} />
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}
