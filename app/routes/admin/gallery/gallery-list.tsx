import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import { ResourceList } from '~/admin/resource-list'
import { useCommand } from '~/admin/use-command'
import { arrangingCopy, galleryCopy } from '~/domain/images/gallery.copy'
import type { ListedGalleryImage } from '~/domain/images/gallery.server'
import { GalleryRow } from './gallery-row'
import { useArrangement } from './use-arrangement'

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The press pictures in their order, which is changed with buttons, by dragging or by keyboard. */
export function GalleryList({ images }: { images: ListedGalleryImage[] }) {
  const command = useCommand()
  const { order, move } = useArrangement(images.map(({ id }) => id))
  const [told, setTold] = useState('')
  const byId = new Map(images.map((image) => [image.id, image]))
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      // Given, so that the server and the browser write the same.
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcements(order, (id) => byId.get(id)?.name ?? ''),
        screenReaderInstructions: { draggable: arrangingCopy.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(String(active.id), order.indexOf(String(over.id)))
      }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ResourceList
          items={order.flatMap((id) => byId.get(id) ?? [])}
          empty={galleryCopy.none}
          searchCopy={({ name, description }) => `${name} ${description ?? ''}`}
        >
          {(image, place) => (
            <GalleryRow
              key={image.id}
              image={image}
              isFirst={place === 0}
              isLast={place === order.length - 1}
              onMove={(by) => {
                move(image.id, place + by)
                setTold(arrangingCopy.over(image.name, place + by + 1, order.length))
              }}
              command={(intent, fields) => command({ intent, id: image.id, ...fields })}
            />
          )}
        </ResourceList>
      </SortableContext>
      <p role="status" className="sr-only">
        {told}
      </p>
    </DndContext>
  )
}

/** What is read out while a picture is moved. */
function announcements(order: string[], nameOf: (id: string) => string): Announcements {
  const told = (
    sentence: (name: string, place: number, count: number) => string,
    active: string | number,
    place: string | number = active,
  ) => sentence(nameOf(String(active)), order.indexOf(String(place)) + 1, order.length)
  return {
    onDragStart: ({ active }) => told(arrangingCopy.taken, active.id),
    onDragOver: ({ active, over }) => told(arrangingCopy.over, active.id, over?.id),
    onDragEnd: ({ active, over }) => told(arrangingCopy.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => told(arrangingCopy.cancelled, active.id),
  }
}
