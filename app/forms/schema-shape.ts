import { z } from 'zod'

/** The fields of a form's schema by name. The schema may have refinements and transforms. */
export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape as Record<string, z.ZodType>
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in as z.ZodType)
  if (schema instanceof z.ZodIntersection) {
    return { ...shapeOf(schema.def.left as z.ZodType), ...shapeOf(schema.def.right as z.ZodType) }
  }
  throw new Error(`a form of type ${schema.def.type} is not known here`)
}
