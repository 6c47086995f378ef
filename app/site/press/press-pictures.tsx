import { href } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { PressFile, PressPicture } from '~/domain/images/gallery/gallery'
import { pressCopy } from '~/domain/press/press.copy'
import type { PublicCover } from '~/domain/press/press-kit'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { Picture } from '~/site/pictures/picture'
import { Content, useContent } from '~/site/text/content'

interface PressPicturesProps {
  images: PressPicture[]
  hasMore: boolean
  name: string
}

export function PressPictures({ images, hasMore, name }: PressPicturesProps) {
  return (
    <Section id="billeder-titel" title="presse.pictures_title" anchor="billeder">
      <p className="mt-3 max-w-measure whitespace-pre-line text-faded text-small print:break-after-avoid">
        <Content of="billeder.info" />
      </p>
      <ul
        data-wall=""
        className="strip mt-8 gap-x-8 gap-y-12 max-md:items-start md:grid md:grid-cols-2 lg:grid-cols-3 print:grid print:grid-cols-3 print:gap-6"
      >
        {images.map((image) => (
          <li key={image.id} className="break-inside-avoid max-md:w-[78vw]">
            <PressPictureFigure image={image} name={name} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="no-print mt-8">
          <SiteLink to={href('/billeder')} className="link inline-block py-1">
            <Content of="presse.more_pictures" />
          </SiteLink>
        </p>
      )}
    </Section>
  )
}

export function PressPictureFigure({ image, name }: { image: PressPicture; name: string }) {
  const { id, picture, description, credit, print, web } = image
  const { alt } = picture
  return (
    <div className="grid gap-3 text-small">
      <figure className="grid gap-3">
        <Picture
          picture={picture}
          ratio="4/3"
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 90vw"
          className="w-full"
        />
        <figcaption className="grid gap-1">
          <span aria-hidden={description === null || undefined}>{description ?? alt}</span>
          {description && alt && (
            <span aria-hidden="true" className="text-caption text-faded">
              {pressCopy.alt(alt)}
            </span>
          )}
          <span className="text-faded">
            {credit ?? (
              <>
                <Content of="presse.credit" />: {name}
              </>
            )}
          </span>
        </figcaption>
      </figure>
      <p className="no-print grid justify-items-start gap-x-6">
        <FileLink label="presse.print" file={print} pictureName={alt} />
        <FileLink label="presse.web" file={web} pictureName={alt} />
      </p>
      <EditItem formPath={href('/admin/billeder/:id', { id })} name={alt} />
    </div>
  )
}

interface FileLinkProps {
  label: ContentKey
  file: PressFile
  pictureName: string
}

function FileLink({ label, file, pictureName }: FileLinkProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <a
        href={file.url}
        download={file.name}
        aria-label={`${useContent()[label]}: ${pictureName}`}
        className="link inline-block py-1"
      >
        <Content of={label} />
      </a>
      <span className="text-caption text-faded">{pressCopy.fileOf(file)}</span>
    </span>
  )
}

export function CoverList({ covers }: { covers: PublicCover[] }) {
  return (
    <ul
      data-wall=""
      className="strip items-end gap-x-8 gap-y-10 md:grid md:grid-cols-4 lg:grid-cols-5"
    >
      {covers.map(({ id, title, year, picture, print }) => (
        <li
          key={id}
          {...entryAttributes(id)}
          className="grid break-inside-avoid gap-2 text-small max-md:w-36"
        >
          <Picture
            picture={{ ...picture, alt: picture.alt || pressCopy.coverOf(title) }}
            ratio="natural"
            sizes="(min-width: 64rem) 13rem, (min-width: 48rem) 22vw, 42vw"
            className="w-full"
          />
          <p className="hyphens-auto">
            {title}, {year}
          </p>
          <p className="no-print">
            <FileLink label="presse.print" file={print} pictureName={pressCopy.coverOf(title)} />
          </p>
        </li>
      ))}
    </ul>
  )
}
