import type { Point } from './projection.ts'

/** Countries as polygons of rings of arcs, by number; a negative number is the arc `~number` the other way round. */
export interface Topology {
  arcs: Point[][]
  countries: { id: string | undefined; name: string; polygons: number[][][] }[]
}

interface TopoJson {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: {
    countries: {
      geometries: (
        | { type: 'Polygon'; arcs: number[][]; id?: string; properties: { name: string } }
        | { type: 'MultiPolygon'; arcs: number[][][]; id?: string; properties: { name: string } }
      )[]
    }
  }
}

/** Reads the text of a file of `world-atlas` (TopoJSON, quantized): arcs come out in degrees. */
export function readTopology(text: string): Topology {
  const { transform, arcs, objects } = JSON.parse(text) as TopoJson
  return {
    arcs: arcs.map((arc) => {
      let [x, y] = [0, 0]
      return arc.map(([dx, dy]): Point => {
        x += dx
        y += dy
        return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
      })
    }),
    countries: objects.countries.geometries.map((country) => ({
      id: country.id,
      name: country.properties.name,
      polygons: country.type === 'Polygon' ? [country.arcs] : country.arcs,
    })),
  }
}
