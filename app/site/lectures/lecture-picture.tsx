import { useContext } from 'react'
import type { Picture as PictureView } from '~/domain/images/images'
import { EditItemContext } from '~/site/layout/edit-item'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'

/**
 * The picture of a lecture in its own proportions. Without one the author sees the specified words, and
 * visitors see nothing (docs/specification.md, "Lectures").
 */
export function LecturePicture({ picture }: { picture: PictureView | undefined }) {
  const isAuthor = useContext(EditItemContext) !== undefined
  if (!picture) return isAuthor && <NoPicture />
  return (
    <Picture
      picture={picture}
      ratio="natural"
      sizes="(min-width: 48rem) 27rem, 90vw"
      priority
      className="w-full print:mb-6 print:max-w-[8cm]"
    />
  )
}

function NoPicture() {
  return (
    <div className="grid aspect-3/2 place-content-center gap-1 border border-rule text-center text-faded text-small print:hidden">
      <Content of="foredrag.no_image" as="p" />
      <Content of="foredrag.no_image_hint" as="p" className="text-caption" />
    </div>
  )
}
