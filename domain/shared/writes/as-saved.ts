/** The entity as stored after a save: its version increased by one. */
export function asSaved<Entity extends { version: number }>(entity: Entity): Entity {
  return { ...entity, version: entity.version + 1 };
}
