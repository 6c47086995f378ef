import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { pictureCopy } from '~/admin/copy/picture.copy'
import type { PictureCrop } from './chosen-file'

interface CropAreaProps {
  src: string
  onChange: (crop: PictureCrop) => void
}

const maxZoom = 4

export default function CropArea({ src, onChange }: CropAreaProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="grid gap-4">
      <div className="relative h-[50svh] bg-night">
        <Cropper
          image={src}
          aspect={4 / 3}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onChange(pixels)}
          cropperProps={{ role: 'group', 'aria-label': pictureCopy.cropArea }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className="grid gap-1 text-small">
        {pictureCopy.zoom}
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
  )
}
