import { focusClasses } from '~/admin/focus-point/focus-point'
import { pictureCopy } from './picture.copy'
import type { DisplayedPicture } from './picture-choice'
import { type Ratio, ratioClasses } from './ratio'

interface PicturePreviewProps {
  src: string | undefined
  ratio: Ratio
  focus: { x: number; y: number }
  state: DisplayedPicture['state']
}

const stateText: Record<DisplayedPicture['state'], string> = {
  none: pictureCopy.noPicture,
  stored: '',
  pending: pictureCopy.pending,
  uploaded: pictureCopy.uploaded,
  gallery: pictureCopy.fromGalleryPending,
  removed: pictureCopy.removed,
}

export function PicturePreview({ src, ratio, focus, state }: PicturePreviewProps) {
  return (
    <div className="grid max-w-md gap-2">
      {src ? (
        <img
          src={src}
          alt=""
          className={
            ratio === 'natural'
              ? 'max-h-80 w-auto max-w-full justify-self-start'
              : `focused w-full ${ratioClasses[ratio]} ${focusClasses(focus)}`
          }
        />
      ) : (
        <p className="border border-faded border-dashed px-4 py-6 text-faded text-small">
          {stateText[state] || pictureCopy.noPicture}
          <span className="mt-1 block text-caption">{pictureCopy.dropHint}</span>
        </p>
      )}
      <p role="status" className="text-small empty:hidden">
        {src ? stateText[state] : ''}
      </p>
    </div>
  )
}
