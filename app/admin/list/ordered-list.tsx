import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { type Movable, MovableRow } from '~/admin/rows/movable-row'
import { orderingCopy } from '~/admin/rows/ordering.copy'
import type { Ends } from '~/http/listing'
import { ResourceList, type ResourceListProps } from './resource-list'
import { useArrangement } from './use-arrangement'

interface OrderedListProps<T> extends Omit<ResourceListProps<T>, 'children'> {
  nameOf: (item: T) => string
  /** Rows can be moved only within a group, whose rows are adjacent. */
  groupOf?: (item: T) => string
  children: (item: T, movable: Movable | undefined) => ReactNode
}

const verticalOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The screen's action stores the order under the intent 'arrange'. */
export function OrderedList<T extends { id: string }>(props: OrderedListProps<T>) {
  const { list, nameOf, groupOf, children, ...others } = props
  const { asGrid = false } = others
  const { items, ends, offset = 0 } = list
  const { order, move, moveToEnd } = useArrangement(
    items.map(({ id }) => id),
    list.text !== '',
  )
  const [announcement, setAnnouncement] = useState('')
  const announcedPosition = useRef<UniqueIdentifier>(undefined)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  const orderedItems = order.flatMap((id) => byId.get(id) ?? [])
  const groups = Map.groupBy(orderedItems, groupOf ?? (() => ''))
  const groupWith = (id: UniqueIdentifier) => {
    const item = byId.get(String(id))
    return (item && groups.get(groupOf?.(item) ?? '')) ?? []
  }
  // Without a search, the loaded rows are adjacent.
  const before = ends && list.text === '' ? offset : 0
  const countOf = (group: { id: string }[]) =>
    ends && list.text === '' ? list.total : group.length
  const announce: Announce = (sentence, { active, over = active }) => {
    const item = byId.get(String(active.id))
    const group = groupWith(active.id)
    const index = group.findIndex(({ id }) => id === over?.id)
    return sentence(item ? nameOf(item) : '', before + index + 1, countOf(group))
  }

  return (
    <DndContext
      // Set explicitly, so that server and browser render the same id.
      id={useId()}
      sensors={sensors}
      collisionDetection={withinGroup(groupWith)}
      modifiers={asGrid ? [] : [verticalOnly]}
      accessibility={{
        announcements: announcements(announce, announcedPosition),
        screenReaderInstructions: { draggable: orderingCopy.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(String(active.id), order.indexOf(String(over.id)))
      }}
    >
      <SortableContext
        items={order}
        strategy={asGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ResourceList {...others} list={{ ...list, items: orderedItems }}>
          {(item) => {
            const group = groupWith(item.id)
            const index = group.indexOf(item)
            const name = nameOf(item)
            const moveTo = (to: number) => {
              move(item.id, order.indexOf(item.id) + to - index)
              setAnnouncement(orderingCopy.movedTo(name, before + to + 1, countOf(group)))
            }
            const moverTo = (end: keyof Ends) => {
              const to = end === 'first' ? 0 : group.length - 1
              if (!ends || byId.has(ends[end])) return to === index ? undefined : () => moveTo(to)
              return () => {
                moveToEnd(item.id, end, ends[end])
                setAnnouncement(
                  orderingCopy.movedTo(name, end === 'first' ? 1 : list.total, list.total),
                )
              }
            }
            return (
              <MovableRow
                key={item.id}
                id={item.id}
                name={name}
                index={index}
                count={group.length}
                isTile={asGrid}
                isAlone={(ends ? list.total : group.length) < 2}
                onMove={moveTo}
                onFirst={moverTo('first')}
                onLast={moverTo('last')}
              >
                {(movable) => children(item, movable)}
              </MovableRow>
            )
          }}
        </ResourceList>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}

type GroupWith = (id: UniqueIdentifier) => { id: string }[]

/** Limits drops to the group of the row, even if it is dragged beyond it. */
function withinGroup(groupWith: GroupWith): CollisionDetection {
  return (drag) => {
    const ids = new Set(groupWith(drag.active.id).map(({ id }) => id))
    const ownGroup = drag.droppableContainers.filter(({ id }) => ids.has(String(id)))
    return closestCenter({ ...drag, droppableContainers: ownGroup })
  }
}

/** Returns the sentence about the dragged row at the position of the row below it, or at its own. */
type Announce = (
  sentence: (name: string, number: number, count: number) => string,
  drag: { active: { id: UniqueIdentifier }; over?: { id: UniqueIdentifier } | null },
) => string

/**
 * Screen-reader announcements during a drag.
 * @param announcedPosition the row at the announced position. dnd-kit reports the start position as a move,
 * which would replace the announcement that the row was picked up.
 */
function announcements(
  announce: Announce,
  announcedPosition: RefObject<UniqueIdentifier | undefined>,
): Announcements {
  return {
    onDragStart({ active }) {
      announcedPosition.current = active.id
      return announce(orderingCopy.pickedUp, { active })
    },
    onDragOver({ active, over }) {
      if (over?.id === announcedPosition.current) return undefined
      announcedPosition.current = over?.id
      return announce(orderingCopy.movedTo, { active, over })
    },
    onDragEnd: (drag) => announce(orderingCopy.dropped, drag),
    onDragCancel: ({ active }) => announce(orderingCopy.cancelled, { active }),
  }
}
