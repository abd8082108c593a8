/** The stored version after a save: one higher. */
export function asSaved<Entity extends { version: number }>(entity: Entity): Entity {
  return { ...entity, version: entity.version + 1 };
}
