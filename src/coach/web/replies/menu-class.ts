/** The look of the panel's menus. */
export const menuClass =
  'z-20 min-w-44 rounded-md bg-card p-1.5 shadow-lift ring-1 ring-edge/60 data-[state=open]:rise';

export const menuItemClass =
  'flex min-h-11 cursor-pointer items-center rounded-sm px-3 font-semibold text-sm outline-none data-[highlighted]:bg-paper-2';
