"""What the garments share: flat patterns of two panels, and the paper-thin figure that grows inside them.

Why a simulation: sculpted noise never gives the folds that tell the eye "cotton". So a flat pattern (front and back,
welded along its seams) gets a paper-thin mannequin inside, which *grows* to full size while its arms come down. The
cloth is pushed out from inside, which is far more stable than pulling two panels together with sewing springs.
Lengths are metres; x = across, y = away from the camera, z = up, its origin the high point of the shoulder.
"""
import math
import os
import time
import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


def seg(a, b, h):
    k = max(2, int(round(math.dist(a, b) / h)))
    return [(a[0] + (b[0] - a[0]) * i / k, a[1] + (b[1] - a[1]) * i / k) for i in range(k + 1)]


def bez(a, c, b, h):
    L = math.dist(a, c) + math.dist(c, b); k = max(3, int(round(L * .93 / h)))
    t = [i / k for i in range(k + 1)]
    return [((1 - s) ** 2 * a[0] + 2 * s * (1 - s) * c[0] + s * s * b[0],
             (1 - s) ** 2 * a[1] + 2 * s * (1 - s) * c[1] + s * s * b[1]) for s in t]


def mir(pts): return [(-x, z) for x, z in reversed(pts)]


def sup(t, p=2.35):
    """a point of a superellipse"""
    c, s = math.cos(t), math.sin(t)
    return math.copysign(abs(c) ** (2 / p), c), math.copysign(abs(s) ** (2 / p), s)


def dist_poly(P, pts):
    """distance from points P to an open polyline, plus arc length of the nearest point."""
    Q = np.array(pts); A, B = Q[:-1], Q[1:]; AB = B - A; L = np.sqrt((AB ** 2).sum(1)); S = np.concatenate([[0], np.cumsum(L)[:-1]])
    D, R = [], []
    for c in np.array_split(P, max(1, len(P) // 2000)):
        t = np.clip(((c[:, None] - A) * AB).sum(2) / L ** 2, 0, 1)
        q = np.sqrt(((c[:, None] - A - t[..., None] * AB) ** 2).sum(2)); i = q.argmin(1)
        D.append(q[np.arange(len(c)), i]); R.append(S[i] + t[np.arange(len(c)), i] * L[i])
    return np.concatenate(D), np.concatenate(R)


def inside(P, ring):
    """whether points lie in a closed outline, and how far from its border"""
    A = np.array(ring); B = np.roll(A, -1, 0); AB = B - A; L2 = (AB ** 2).sum(1); ins, dist = [], []
    for c in np.array_split(P, max(1, len(P) // 2000)):
        t = np.clip(((c[:, None] - A) * AB).sum(2) / L2, 0, 1)
        dist.append(np.sqrt(((c[:, None] - A - t[..., None] * AB) ** 2).sum(2)).min(1))
        cr = ((A[:, 1] > c[:, None, 1]) != (B[:, 1] > c[:, None, 1])) & \
             (c[:, None, 0] < AB[:, 0] * (c[:, None, 1] - A[:, 1]) / (AB[:, 1] + 1e-12) + A[:, 0])
        ins.append(cr.sum(1) % 2 == 1)
    return np.concatenate(ins), np.concatenate(dist)


def triangulate(outer, holes, h, rng):
    """an even net of edge length h in an outline with holes; its first vertices are the outlines' own, in order"""
    o = np.array(outer); lo, hi = o.min(0), o.max(0)
    g = [(x + (h / 2 if j % 2 else 0), z) for j, z in enumerate(np.arange(lo[1], hi[1], h * math.sqrt(3) / 2)) for x in np.arange(lo[0] - h, hi[0] + h, h)]
    g = np.array(g) + rng.uniform(-.12, .12, (len(g), 2)) * h
    ins, dist = inside(g, outer); keep = ins & (dist > .55 * h)
    for hole in holes:
        ins, dist = inside(g, hole); keep &= ~ins & (dist > .55 * h)
    rings = [outer, *holes]; pts, edges = [], []
    for r in rings:
        n = len(pts); pts += r; edges += [(n + i, n + (i + 1) % len(r)) for i in range(len(r))]
    v, _, f, *_ = delaunay_2d_cdt([Vector(p) for p in pts] + [Vector(p) for p in g[keep]], edges, [], 1, 1e-7)
    v = np.array([tuple(p) for p in v]); f = np.array([list(t) for t in f])
    mid = v[f].mean(1)
    for hole in holes: f = f[~inside(mid, hole)[0]]; mid = v[f].mean(1)
    return v, f


def ring_mesh(rings):
    V, F = [], []
    k = len(rings[0])
    for r in rings: V += r
    for i in range(len(rings) - 1):
        for j in range(k):
            F.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
    F += [tuple(range(k))[::-1], tuple((len(rings) - 1) * k + j for j in range(k))]
    return V, F


def grow(name, full, thin, faces, frames, spread=None, friction=6):
    """a collider that stands still for three frames and then grows from its thin shape to the full one; given a spread
    shape too, it grows to that first and moves to the full one afterwards: thin, it would cut its way through cloth"""
    me = bpy.data.meshes.new(name); me.from_pydata(np.asarray(full).tolist(), [], faces); me.update()
    b = bmesh.new(); b.from_mesh(me); bmesh.ops.recalc_face_normals(b, faces=b.faces); b.to_mesh(me); b.free()   # cloth is pushed out along them
    o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
    o.shape_key_add(name='full', from_mix=False)
    k = o.shape_key_add(name='thin', from_mix=False); k.data.foreach_set('co', np.asarray(thin, np.float32).ravel())
    grown = frames if spread is None else frames // 2
    for value, frame in ((1, 1), (1, 3), (0, grown)): k.value = value; k.keyframe_insert('value', frame=frame)
    if spread is not None:
        w = o.shape_key_add(name='spread', from_mix=False); w.data.foreach_set('co', np.asarray(spread, np.float32).ravel()); k.relative_key = w
        for value, frame in ((1, 1), (1, grown - 2), (0, frames)): w.value = value; w.keyframe_insert('value', frame=frame)
    o.modifiers.new('col', 'COLLISION'); c = o.collision
    c.thickness_outer = .004; c.thickness_inner = .02; c.cloth_friction = friction; c.damping = .3
    return o


def sew(outlines, holes, seams, h, rng):
    """a front and a back panel, welded along seams given for the right half of the pattern and bowed apart elsewhere;
    returns vertices, triangles, the vertices' places in the pattern, and which of them are the back's"""
    verts, faces, pat, isback, weld = [], [], [], [], {}
    key = lambda x, z: (round(x, 6), round(z, 6))
    welded = {key(s * x, z) for line in seams for x, z in line for s in (1, -1)}
    for back, (outer, cut) in enumerate(zip(outlines, holes)):
        v, f = triangulate(outer, cut, h, rng)
        right = np.abs(v) * [1, 0] + v * [0, 1]
        dist = np.minimum.reduce([dist_poly(right, line)[0] for line in seams])
        ids = []
        for i, ((x, z), q) in enumerate(zip(v, dist)):
            k = key(*outer[i]) if i < len(outer) else None      # as exact as they were written, not as single floats
            if k in welded and k in weld: ids.append(weld[k]); continue
            if k in welded: weld[k] = len(verts)
            ids.append(len(verts)); verts.append((x, (1 if back else -1) * .022 * min(1, q / .035) ** .7, z)); pat.append((x, z)); isback.append(back)
        for t in f:
            a, b, c = (ids[i] for i in t); pa, pb, pc = (v[i] for i in t)
            ccw = np.cross(pb - pa, pc - pa) > 0                # seen from the camera, as the front is
            faces.append((a, b, c) if ccw != bool(back) else (a, c, b))
    print('pattern', len(verts), 'vertices', len(faces), 'triangles', len(weld), 'welded of', len(welded), flush=True)
    return verts, faces, np.array(pat), np.array(isback)


def collide(cloth, distance, self_distance, quality):
    c = cloth.collision_settings; c.collision_quality = quality; c.distance_min = distance
    c.use_self_collision = True; c.self_distance_min = self_distance; c.self_friction = 4


def settle(ob, frames):
    """lets the cloth of an object move for so many frames and keeps it as it lies then; everything else is removed"""
    sc = bpy.context.scene; sc.frame_start, sc.frame_end = 1, frames; t0 = time.time()
    cache = ob.modifiers['cloth'].point_cache; cache.frame_start = 1; cache.frame_end = frames + 1
    for f in range(1, frames + 1):
        sc.frame_set(f)
        if f % 5 == 0: print('frame', f, '%.0fs' % (time.time() - t0), flush=True)
    dg = bpy.context.evaluated_depsgraph_get()
    res = bpy.data.meshes.new_from_object(ob.evaluated_get(dg), preserve_all_data_layers=True, depsgraph=dg)
    ob.modifiers.clear(); ob.data = res
    for m in [m for m in bpy.data.meshes if m != res]: bpy.data.meshes.remove(m)      # and with them the objects made of them
    cache = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'cache'); os.makedirs(cache, exist_ok=True)
    bpy.ops.wm.save_as_mainfile(filepath=os.path.join(cache, ob.name + '.blend'))


def put(me, **attributes):
    for n, a in attributes.items(): me.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(a, np.float32))


def group(ob, name, weights):
    g = ob.vertex_groups.new(name=name)
    for i in np.where(weights > 0)[0]: g.add([int(i)], float(weights[i]), 'REPLACE')
    return name
