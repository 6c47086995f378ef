import { useState } from 'react'
import { focusOf } from '~/admin/focus-point/focus-point'
import { focusPointCopy } from '~/admin/focus-point/focus-point.copy'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import type { FocusPreview } from '~/admin/focus-point/focus-point-editor'
import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form-state/form-subject'
import { useCommand } from '~/admin/saving/use-saving'
import { homePictureCopy, sitePictureCopy } from '~/domain/images/site-pictures/site-pictures.copy'
import {
  type HomePictureName,
  sitePictureForm,
} from '~/domain/images/site-pictures/site-pictures.form'
import type { SitePictureValues } from '~/domain/images/site-pictures/site-pictures.server'
import { Picture } from '~/site/pictures/picture'
import { Button } from '~/ui/button'

const { Dialog, ImageField } = formKit(sitePictureForm)

/** The front page's crops of its pictures (docs/specification.md, "Pictures"). */
const crops: Record<HomePictureName, { ratio: '16/9' | '3/2'; previews: FocusPreview[] }> = {
  hero: {
    ratio: '16/9',
    previews: [
      { ratio: '16/9', label: 'På en computer' },
      { ratio: '9/16', label: 'På en telefon' },
    ],
  },
  portrait: { ratio: '3/2', previews: [{ ratio: '3/2', label: 'På forsiden' }] },
}

export function SitePicture({
  place,
  values,
}: {
  place: HomePictureName
  values: SitePictureValues
}) {
  const { ratio, previews } = crops[place]
  const { name, empty, dialog } = homePictureCopy[place]
  const [open, setOpen] = useState(false)
  const command = useCommand()
  const picture = values.image_picture
  const upload = picture ? sitePictureCopy.change : sitePictureCopy.add
  return (
    <div className="grid max-w-lg gap-3">
      <h3 className="font-semibold font-text text-small tracking-normal">{name}</h3>
      {picture ? (
        <Picture picture={picture} ratio={ratio} sizes="(min-width: 48rem) 32rem, 90vw" />
      ) : (
        <p className="border border-faded border-dashed px-4 py-6 text-faded text-small">{empty}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`${upload}: ${name}`} onClick={() => setOpen(true)}>
          {upload}
        </Button>
        {picture && (
          <FocusPointButton
            src={picture.src}
            focus={focusOf(picture)}
            previews={previews}
            label={`${focusPointCopy.adjustButton}: ${name}`}
            onConfirm={({ x, y }) =>
              command({ intent: 'focus', place, focus_x: String(x), focus_y: String(y) })
            }
          >
            {focusPointCopy.adjustButton}
          </FocusPointButton>
        )}
      </div>
      {open && (
        <Dialog title={dialog} size="wide" values={values} onClose={() => setOpen(false)}>
          <FormSubject place={place} />
          <ImageField name="image" label={name} purpose={place} ratio={ratio} previews={previews} />
        </Dialog>
      )}
    </div>
  )
}
