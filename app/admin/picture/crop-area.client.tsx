import { useState } from 'react'
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop'
import { ArrowButtons } from '~/admin/focus-point/arrow-buttons'
import 'react-easy-crop/react-easy-crop.css'
import { pictureCopy } from '~/admin/copy/picture.copy'
import type { PictureCrop } from './chosen-file'

interface CropAreaProps {
  src: string
  onChange: (crop: PictureCrop) => void
}

const maxZoom = 4
/** The step of an arrow, in parts of the picture. */
const step = 0.05

export default function CropArea({ src, onChange }: CropAreaProps) {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 })
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 })
  const [crop, setCrop] = useState<Area>()
  const move = (by: Point) =>
    setPosition({
      x: movedBy(position.x, by.x, picture.width * zoom, frame.width),
      y: movedBy(position.y, by.y, picture.height * zoom, frame.height),
    })
  return (
    <div className="grid gap-4">
      <div className="relative h-[50svh] bg-night">
        <Cropper
          image={src}
          aspect={4 / 3}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={picture.width * zoom * step}
          onMediaLoaded={setPicture}
          onCropSizeChange={setFrame}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(area, pixels) => {
            setCrop(area)
            onChange(pixels)
          }}
          cropperProps={{ role: 'group', 'aria-label': 'Udsnit. Flyt billedet med piletasterne.' }}
          disableAutomaticStylesInjection
        />
      </div>
      <p role="status" className="text-small">
        {crop && pictureCopy.cropText(crop)}
      </p>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
        <ArrowButtons legend="Flyt billedet" onMove={move} />
        <label className="grid min-w-56 flex-1 gap-1 text-small">
          Zoom
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            className="w-full accent-accent"
          />
        </label>
      </div>
    </div>
  )
}

/** Moves the picture along one axis by a number of steps, at most until its edge is at that of the frame. */
function movedBy(position: number, steps: number, picture: number, frame: number): number {
  const limit = Math.max(0, (picture - frame) / 2)
  return Math.min(Math.max(position + steps * step * picture, -limit), limit)
}
