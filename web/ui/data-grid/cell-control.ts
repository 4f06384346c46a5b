/** Controls inside cells aren't Tab stops. Enter on the cell activates them. */
export const CELL_CONTROL = { tabIndex: -1, 'data-control': '' };
