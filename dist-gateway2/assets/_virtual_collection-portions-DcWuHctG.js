// \0virtual:collection-portions
var portionSize = 208;
var portions = [
	() => import("./_virtual_collection-portion-0-BHgT4czf.js"),
	() => import("./_virtual_collection-portion-1-B8VG76Tb.js"),
	() => import("./_virtual_collection-portion-2-adDTQl_-.js")
];
export { portionSize, portions };
